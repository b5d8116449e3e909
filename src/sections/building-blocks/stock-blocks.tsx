import { Container } from '@/components/container/container';
import { ItemHead } from '@/features/stock/components/stock-item/item-head';
import { ListNotice } from '@/features/stock/components/stock-list/list-notice';
import { StockGrid } from '@/features/stock/components/stock-list/stock-grid';
import { StockList } from '@/features/stock/components/stock-list/stock-list';
import { ItemRow } from '@/features/stock/components/stock-related/item-row';
import { StockRows } from '@/features/stock/components/stock-rows/stock-rows';
import type { toBuiltList } from '@/features/stock/model/built-list';
import type { StockItem } from '@/features/stock/model/item';
import { useTexts } from '@/i18n/use-texts';

import { KeepOnItems } from '../keep-on-items';

import { Block } from './block';

const calm = { isRetrying: false, isHanging: false, retry: () => undefined };
const photoGone = { url: '/404.jpg' };

/** One item in every state that a card shows. Any item will do. */
function toStates(item: StockItem, longName: string): StockItem[] {
  const { images = [], ...rest } = item;
  const states: Partial<StockItem>[] = [
    {},
    { status: 'reserved' },
    { status: 'sold' },
    { makeName: '', model: longName, type: '' },
    { images: [] },
    { images: [photoGone] },
  ];
  const bare: StockItem = { advertisementID: '-1', category: item.category };
  const full = states.map((state, index) => ({ ...rest, images, ...state, advertisementID: String(-2 - index) }));
  return [...full, bare];
}

type Props = { built: ReturnType<typeof toBuiltList>; pathname: string };

/** Stock components: cards in their states, an item page's header, messages, a loading row. */
export function StockBlocks({ built, pathname }: Props) {
  const { t } = useTexts();
  const [item] = built.answer.items;
  if (item === undefined) return null;
  const states = toStates(item, t('blocks:longName'));
  return (
    <KeepOnItems>
      <Block title={t('blocks:machines')}>
        <StockGrid heading="h3" items={states.map((state) => ({ item: state, path: pathname }))} />
      </Block>
      <Block title={t('blocks:rows')}>
        <StockRows items={states.slice(0, 4).map((state) => ({ item: state, path: pathname }))} />
      </Block>
      <Block title={t('blocks:machineHeads')} layout="halves">
        {states.slice(0, 4).map((state) => (
          <ItemHead key={state.advertisementID} item={state} actions={null} tools={null} />
        ))}
      </Block>
      <Container>
        <ItemRow title={t('blocks:loading')} isNear={false} items={null} />
      </Container>
      <Block title={t('blocks:messages')} tone="soft">
        <ListNotice {...calm} state="offline" kept="before" />
        <ListNotice {...calm} state="failed" kept="all" />
        <ListNotice {...calm} state="failed" kept="before" isRetrying />
        <ListNotice {...calm} state="loading" kept={null} isHanging />
      </Block>
      <Block title={t('blocks:filters')}>
        <StockList built={built.answer} names={built.names} scope={{}} categories={[]} pathname={pathname} />
      </Block>
    </KeepOnItems>
  );
}
