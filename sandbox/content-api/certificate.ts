import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generate } from 'selfsigned';

/** PEM texts for the HTTPS server, and the file for `NODE_EXTRA_CA_CERTS` of other processes. */
export type ServerCertificate = { key: string; cert: string; caFile: string };

/** The host of drafts. */
const previewName = 'preview.localhost';

const day = 24 * 60 * 60 * 1000;
const lifetime = 365 * day;
/** A certificate that expires sooner is renewed, so that it does not expire during a build. */
const minimumLeft = 28 * day;

/**
 * Returns the certificate for `localhost`, stored in `dataDir`, so that the path of the authority's file stays the same
 * between runs. The authority's own key is discarded, so nothing else can be signed with the trusted certificate.
 */
export async function getServerCertificate(dataDir: string): Promise<ServerCertificate> {
  const files = {
    ca: join(dataDir, 'ca.pem'),
    cert: join(dataDir, 'server.pem'),
    key: join(dataDir, 'server-key.pem'),
  };
  const kept = await readKept(files);
  if (kept) return { ...kept, caFile: files.ca };

  const { ca, cert, key } = await createCertificate();
  await mkdir(dataDir, { recursive: true });
  await writeFile(files.ca, ca);
  await writeFile(files.cert, cert);
  await writeFile(files.key, key, { mode: 0o600 });
  return { cert, key, caFile: files.ca };
}

async function readKept(files: { ca: string; cert: string; key: string }) {
  try {
    const [ca, cert, key] = await Promise.all([files.ca, files.cert, files.key].map((file) => readFile(file, 'utf8')));
    if (!ca || !cert || !key) return undefined;
    const parsed = new X509Certificate(cert);
    const isSigned = parsed.verify(new X509Certificate(ca).publicKey) && parsed.checkHost(previewName) !== undefined;
    return isSigned && Date.parse(parsed.validTo) - Date.now() > minimumLeft ? { cert, key } : undefined;
  } catch {
    // Missing or unreadable: a new one replaces it.
    return undefined;
  }
}

async function createCertificate() {
  const shared = {
    keyType: 'ec',
    algorithm: 'sha256',
    // One day back, because clocks may differ.
    notBeforeDate: new Date(Date.now() - day),
    notAfterDate: new Date(Date.now() + lifetime),
  } as const;
  const authority = await generate([{ name: 'commonName', value: 'Sandbox content authority' }], {
    ...shared,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...shared,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: previewName },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { ca: authority.cert, cert: server.cert, key: server.private };
}
