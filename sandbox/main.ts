import { startSandbox } from './start';

/** `npm run sandbox`: runs both stand-ins until stopped. */
async function main(): Promise<void> {
  const sandbox = await startSandbox({ content: true, stock: true });
  if (sandbox.stock !== null) console.log(`Stock API:   ${sandbox.stock.apiUrl} (company ${sandbox.stock.companyId})`);
  if (sandbox.content !== null) {
    console.log(
      `Content API: https://${sandbox.content.host} (space ${sandbox.content.spaceId}, token ${sandbox.content.accessToken})`,
    );
    console.log(`             trusted with NODE_EXTRA_CA_CERTS=${sandbox.content.caFile}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
