import { env } from '@/shared/config/env'
import type { Page } from '@/shared/feature'
import { texts } from '@/texts/layout'

/** Title and meta elements, for search engines and for previews of shared links. */
export function PageHead({ page }: { page: Page }) {
  const { path, description, noIndex, access } = page
  const title = titleOf(page)
  const isPrivate = noIndex || access === 'admin'
  const address = env.siteUrl && !isPrivate ? env.siteUrl + path : ''

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={texts.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {env.siteUrl && <meta property="og:image" content={`${env.siteUrl}/share.png`} />}
    </>
  )
}

const titleOf = ({ path, title }: Page) =>
  path === '/' ? `${texts.name}: ${texts.tagline}` : `${title} | ${texts.name}`
