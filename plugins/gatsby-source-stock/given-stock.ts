import {
  handOver,
  type HandedOver,
  type StockAnswers,
  type StockUnderWay,
} from '../../src/features/stock/api/ask-stock';

/** What whoever started Gatsby has asked the API (`scripts/lib/gatsby-stock.ts`), or null where nobody did. */
export function takeGivenStock(): StockUnderWay | null {
  if (process.env[handOver.environment] === undefined || !process.connected) return null;
  const given = new Promise<StockAnswers>((resolve, reject) => {
    const end = () => reject(new Error('Who asked the stock API for this build has ended.'));
    const take = (message: HandedOver | { type: '' }) => {
      if (message.type !== handOver.given) return;
      process.off('message', take).off('disconnect', end);
      if ('answers' in message) resolve(message.answers);
      else reject(new Error(message.error));
    };
    process.on('message', take).once('disconnect', end);
    process.send?.({ type: handOver.wanted });
  });
  const answers = {
    stock: given.then(({ stock }) => stock),
    categories: given.then(({ categories }) => categories),
  };
  for (const answer of Object.values(answers)) (answer as Promise<unknown>).catch(() => undefined);
  return answers;
}
