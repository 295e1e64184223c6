import { env } from '@/shared/config/env'
import type { Page, Translation } from '@/shared/feature'
import { inLanguage } from '@/shared/language'
import { texts } from '@/texts/layout'

type Props = { page: Page; translation: Translation | undefined }

/**
 * Title and meta elements, for search engines and for previews of shared links. The build adds the description, for
 * they read the file: no script brings those of all pages.
 */
export function PageHead({ page, translation }: Props) {
  const { path, noIndex, access } = page
  const title = titleOf(page)
  const isPrivate = noIndex || access === 'admin'
  // A page that is in English all the same is the English page.
  const ownPath = translation === 'missing' ? path : inLanguage(path)
  const address = env.siteUrl && !isPrivate ? env.siteUrl + ownPath : ''

  return (
    <>
      <title>{title}</title>
      {(isPrivate || translation) && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={texts.name} />
      <meta property="og:title" content={title} />
      {address && <meta property="og:url" content={address} />}
      {env.siteUrl && <meta property="og:image" content={`${env.siteUrl}/share.png`} />}
    </>
  )
}

const titleOf = ({ path, title }: Page) =>
  path === '/' ? `${texts.name}: ${texts.tagline}` : `${title} | ${texts.name}`
