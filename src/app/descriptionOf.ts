import type { Page } from '@/shared/feature'
import { texts } from '@/texts/descriptions'

const pages: Partial<Record<string, string>> = texts.pages

/** A sentence on a page for search engines and shared links; none on pages that they leave out. */
export const descriptionOf = ({ path, title, menu }: Page): string | undefined =>
  menu === 'companies' ? texts.company(title) : pages[path]
