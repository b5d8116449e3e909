import type { SpaceAddress } from '../delivery/to-delivery';
import type { ContentStore } from '../store/content-store';

export type ManagementOptions = { store: ContentStore; dataDir: string; getSpace: () => SpaceAddress };

/** fastify selects routes for editors or readers by this constraint, because both use the same paths. */
export const management = { constraints: { api: 'management' } };
