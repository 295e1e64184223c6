import type { Feature } from '@/shared/feature'

export const directory: Feature = {
  pages: [
    {
      path: '/directory/',
      title: 'Directory of Members',
      description:
        'The firms of members of the association of entrepreneurs in Odisha who agree to be listed, by name, product, district and sector.',
      // For the build alone.
      ...(import.meta.env.SSR && {
        readAtBuild: async () => (await import('./readAtBuild')).readAtBuild(),
      }),
      load: () => import('./DirectoryOfMembersPage'),
    },
  ],
}
