import * as v from 'valibot';

/** What the videos of the content are loaded from: the site's own files, and the origins of players. */
export const videoSourcesSchema = v.object({ hasFiles: v.boolean(), players: v.array(v.string()) });

export type VideoSources = v.InferOutput<typeof videoSourcesSchema>;

export const noVideos: VideoSources = { hasFiles: false, players: [] };

/** Written by a build for the policy of its release. Not served. */
export const videoSourcesFile = '.video-sources.json';
