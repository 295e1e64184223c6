import type { Feature } from '@/shared/feature'

export const departments: Feature = {
  pages: [
    {
      path: '/department/',
      title: 'Our Departments',
      description:
        'The twelve departments of the association, from the Business Growth Fund to the Welfare Club, and whom to contact in each.',
      menuLabel: 'Departments',
      load: () => import('./DepartmentsPage'),
    },
  ],
}
