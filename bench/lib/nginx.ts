import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts nginx for the release being served, with the build's configuration (`deploy/`). Null without nginx. */
export function startNginx(releasesDir: string, port: number): { url: string; stop: () => void } | null {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const current = path.join(releasesDir, 'current');
  const config = `
worker_processes auto;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  include ${current}/nginx-machines*.conf;
  server { listen 127.0.0.1:${String(port)}; root ${current}; include ${current}/nginx.conf; }
}`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () => {
      nginx.once('exit', () => rmSync(folder, { recursive: true }));
      nginx.kill('SIGTERM');
    },
  };
}
