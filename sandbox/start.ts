import { startContentApi } from './content-api/start-content-api';
import { companyId } from './stock-api/settings';
import { startStockApi, type StockApi } from './stock-api/start-stock-api';

/** The backends to replace. */
export type SandboxParts = { content: boolean; stock: boolean };

type JoinedStockApi = Pick<StockApi, 'url' | 'companyId' | 'close'>;

export type Sandbox = {
  content: {
    spaceId: string;
    accessToken: string;
    previewToken: string;
    environment: string;
    host: string;
    caFile: string;
  } | null;
  stock: { apiUrl: string; companyId: string; imageTemplate: string } | null;
  close: () => Promise<void>;
  closeContent: () => Promise<void>;
};

/** The demo's stock size, the ports, and the folder of edits, outbox and caches. */
function readOptions(environment: NodeJS.ProcessEnv) {
  return {
    dataDir: environment.SANDBOX_DIR?.trim() || `${process.cwd()}/.sandbox`,
    stockPort: toWhole('SANDBOX_STOCK_PORT', environment.SANDBOX_STOCK_PORT, 4010, 65_535),
    contentPort: toWhole('SANDBOX_CONTENT_PORT', environment.SANDBOX_CONTENT_PORT, 4011, 65_535),
    size: toWhole('SANDBOX_STOCK_SIZE', environment.SANDBOX_STOCK_SIZE, 240, 20_000),
    seed: toWhole('SANDBOX_STOCK_SEED', environment.SANDBOX_STOCK_SEED, 1, 1_000_000),
  };
}

function toWhole(name: string, text: string | undefined, fallback: number, maximum: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= maximum) return value;
  throw new Error(`${name} must be a whole number from 0 to ${String(maximum)}, not ‘${text}’.`);
}

/** Uses the sandbox's stock of another run, e.g. `npm start` in another window, at this port. */
async function joinStockApi(port: number): Promise<JoinedStockApi | null> {
  const url = `http://127.0.0.1:${String(port)}`;
  try {
    const { ok } = await fetch(`${url}/sandbox/requests`, { signal: AbortSignal.timeout(1000) });
    if (!ok) return null;
    console.log(`Using the demo stock of another run at port ${String(port)}, with its size and edits.`);
    return { url, companyId, close: () => Promise.resolve() };
  } catch {
    return null;
  }
}

/** A taken port is nearly always another run of the sandbox; the message says so. */
function explainTaken(name: string, port: number): (error: unknown) => never {
  return (error) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new Error(
      `Port ${String(port)} is taken, probably by another run of the site or its sandbox. Stop it, or choose another port with ${name}.`,
    );
  };
}

/** Starts the requested backends, on this machine only. */
export async function startSandbox({ content, stock }: SandboxParts): Promise<Sandbox> {
  const { dataDir, stockPort, contentPort, size, seed } = readOptions(process.env);
  const stockApi = stock
    ? ((await joinStockApi(stockPort)) ??
      (await startStockApi({ port: stockPort, size, seed, dataDir }).catch(
        explainTaken('SANDBOX_STOCK_PORT', stockPort),
      )))
    : null;
  const contentApi = content
    ? await startContentApi({ port: contentPort, dataDir })
        .catch(explainTaken('SANDBOX_CONTENT_PORT', contentPort))
        .catch(async (error: unknown) => {
          // A listening server would keep the process alive.
          await stockApi?.close();
          throw error;
        })
    : null;
  return {
    content: contentApi,
    stock:
      stockApi === null
        ? null
        : { apiUrl: stockApi.url, companyId: stockApi.companyId, imageTemplate: '{url}?w={width}&fm={format}' },
    closeContent: async () => contentApi?.close(),
    close: async () => {
      await Promise.all([stockApi?.close(), contentApi?.close()]);
    },
  };
}
