import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generate } from 'selfsigned';

/** PEM texts for the HTTPS server, and the file that other processes name in `NODE_EXTRA_CA_CERTS`. */
export type ServerCertificate = { key: string; cert: string; caFile: string };

/** Where drafts are shown. */
const previewName = 'preview.localhost';

const day = 24 * 60 * 60 * 1000;
const lifetime = 365 * day;
/** A certificate that ends sooner is made anew, so that it does not end while a build runs. */
const minimumLeft = 28 * day;

/**
 * The certificate for `localhost`, kept in `dataDir`: the path of the authority's file stays the same between runs.
 * The authority's own key is thrown away, so nothing else can ever be signed with what other processes trust.
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
    // Not there yet, or not readable as a certificate: a new one takes its place.
    return undefined;
  }
}

async function createCertificate() {
  const shared = {
    keyType: 'ec',
    algorithm: 'sha256',
    // A day back, for clocks that are not quite the same.
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
