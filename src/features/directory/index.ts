import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const directory: Feature = {
  pages: [
    {
      path: '/directory/',
      ...texts.directory,
      // For the build alone.
      ...(import.meta.env.SSR && {
        readAtBuild: async () => (await import('./readAtBuild')).readAtBuild(),
      }),
      load: () => import('./DirectoryOfMembersPage'),
    },
  ],
}
