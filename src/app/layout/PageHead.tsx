import { site } from '@/content/site'
import { env } from '@/shared/config/env'
import type { Page } from '@/shared/feature'

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
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {env.siteUrl && <meta property="og:image" content={`${env.siteUrl}/share.png`} />}
    </>
  )
}

const titleOf = ({ path, title }: Page) =>
  path === '/' ? `${site.name}: ${site.tagline}` : `${title} | ${site.name}`
