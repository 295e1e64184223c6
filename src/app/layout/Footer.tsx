import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { allPages } from '@/app/pages'
import { offices, type Office } from '@/content/offices'
import { site } from '@/content/site'
import type { FooterProps } from '@/shared/feature'
import { language } from '@/shared/language'
import { callAddress, mapAddress, spacedPhone } from '@/shared/text/links'
import { IkatBorder } from '@/shared/ui/art/Ikat'
import { MailIcon, NetworkIcon, PhoneIcon, PinIcon } from '@/shared/ui/icons'
import { SiteLogo } from '@/shared/ui/art/SiteLogo'
import { texts } from '@/texts/layout'
import { texts as officeTexts } from '@/texts/offices'
import { menu, type MenuLink } from '@/app/layout/menu/menu'

/** The menu's top-level links, and pages people look for that no menu names. */
const quickLinks: MenuLink[] = [
  ...menu.filter((entry) => 'path' in entry),
  { label: texts.allCompanies, path: '/company/' },
  { label: texts.directory, path: '/directory/' },
  { label: texts.becomeMember, path: '/form/newregistration/' },
  { label: texts.myRequest, path: '/my-request/' },
  { label: texts.privacy, path: '/privacy/' },
  { label: texts.accessibility, path: '/accessibility/' },
].filter(({ path }) => allPages.some((page) => page.path === path))

/**
 * The footer of every page: quick links, the offices, social pages and the developer's credit. At the desk a line
 * opens it.
 */
export const Footer = ({ line, isOpen = true }: FooterProps) => (
  <Box component="footer" sx={footerStyles}>
    {line}
    {isOpen && <WholeFooter />}
  </Box>
)

function WholeFooter() {
  return (
    <>
      <IkatBorder />
      <Container maxWidth="lg" className="columns">
        <div>
          <SiteLogo width="4rem" height="4rem" />
          <Typography className="name" translate="no">
            {texts.name}
          </Typography>
          <Typography>{texts.tagline}</Typography>
          <ul className="social" aria-label={texts.socialPages}>
            {site.social.map(({ network, address }) => (
              <li key={network}>
                {address === undefined ? (
                  <span role="img" aria-label={texts.notAvailable(network)}>
                    <NetworkIcon network={network} />
                  </span>
                ) : (
                  <a href={address} aria-label={network}>
                    <NetworkIcon network={network} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" tabIndex={-1}>
            {texts.quickLinks}
          </h2>
          <ul>
            {quickLinks.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {offices.map((office) => (
          <FooterOffice key={office.id} office={office} />
        ))}
      </Container>
      <Typography variant="body2" className="credit">
        {texts.credit}
      </Typography>
    </>
  )
}

function FooterOffice({ office }: { office: Office }) {
  const { id, mapSearch, phone, email } = office
  const { name, address } = officeTexts.offices[id]
  const lines = address.map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ))

  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <address>
        <p>
          <PinIcon />
          {mapSearch === undefined ? (
            <span>{lines}</span>
          ) : (
            <a href={mapAddress(mapSearch)}>
              {lines} <small>{texts.showOnMap}</small>
            </a>
          )}
        </p>
        <p>
          <PhoneIcon />
          {phone === undefined ? (
            officeTexts.noPhone
          ) : (
            <a href={callAddress(phone)}>{spacedPhone(phone)}</a>
          )}
        </p>
        <p>
          <MailIcon />
          {email === undefined ? (
            officeTexts.noEmail
          ) : (
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          )}
        </p>
      </address>
    </section>
  )
}

const footerStyles: SxProps<Theme> = {
  bgcolor: 'art.night',
  color: 'art.cotton',
  '--focus-colour': 'var(--mui-palette-art-turmeric)',
  // The footer is below the first screen on every page: until hydration it is laid out only when the
  // visitor scrolls near it.
  '@media screen': {
    '[data-page] &': {
      contentVisibility: 'auto',
      containIntrinsicHeight: { xs: 'auto 1330px', md: 'auto 480px' },
    },
  },
  '& .columns': {
    display: 'grid',
    gap: { xs: 4, md: 5 },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
    py: 6,
  },
  '& .name': {
    fontFamily: 'h2.fontFamily',
    fontWeight: 700,
    fontSize: '1.125rem',
    mt: 1,
    mb: 0.5,
    overflowWrap: 'anywhere',
  },
  '& h2': {
    m: 0,
    mb: 1.5,
    fontSize: '1rem',
    color: 'art.turmeric',
    letterSpacing: language === 'en' ? '0.02em' : 0,
    outlineOffset: '4px',
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a': {
    display: 'inline-block',
    py: 0.75,
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    transition: 'text-decoration-color 150ms',
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& address a': { textDecorationColor: 'currentColor', py: 0 },
  '& address': { fontStyle: 'normal' },
  '& address p': { display: 'flex', gap: 1.25, m: 0, mb: 1.25, alignItems: 'flex-start' },
  '& address svg': { flex: 'none', mt: 0.25, color: 'art.turmeric' },
  '& .line': { display: 'block' },
  '& .social': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 },
  '& .social a, & .social span': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    p: 0,
    border: '1px solid currentColor',
    borderRadius: '50%',
  },
  '& .social span': { borderStyle: 'dashed', opacity: 0.75 },
  '& .credit': {
    textAlign: 'center',
    px: 2,
    py: 2,
    borderTop: '1px solid',
    borderColor: 'art.indigo',
  },
}
