import { resolve } from 'node:path';
import process from 'node:process';

const denied = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Says of an error that a file or folder may not be written here, and what to do; of any other error its message.
 * Folders belong to another user mostly because a command was run as root beside a service.
 */
export function explainDenied(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const { code = '', path = process.cwd() } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (!denied.has(code)) return message;
  const user = process.getuid === undefined ? 'this user' : `this user (${String(process.getuid())})`;
  const advice = 'Run it as the user of the service, give that user the folder (chown -R), or allow it in ReadWritePaths.';
  return `${resolve(path)} is not for ${user} to read or write: ${message}. ${advice}`;
}
