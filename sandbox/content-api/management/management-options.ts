import type { SpaceAddress } from '../delivery/to-delivery';
import type { ContentStore } from '../store/content-store';

export type ManagementOptions = { store: ContentStore; dataDir: string; getSpace: () => SpaceAddress };

/** Fastify tells requests of editors from those of readers by this, because both use the same paths. */
export const management = { constraints: { api: 'management' } };
