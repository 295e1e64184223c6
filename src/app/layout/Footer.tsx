import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { features } from '@/app/features'
import { offices } from '@/content/offices'
import { site } from '@/content/site'
import { NetworkIcon } from '@/shared/ui/icons'
import { IkatBorder } from '@/shared/ui/IkatBorder'
import { Mark } from '@/shared/ui/Mark'
import { FooterOffice } from './FooterOffice'
import { footerStyles } from './footerStyles'
import { menu, type MenuLink } from './menu'

const paths = features.flatMap(({ pages }) => pages)

/** The menu's single entries, and pages people look for that no menu names. */
const quickLinks: MenuLink[] = [
  ...menu.filter((entry) => 'path' in entry),
  { label: 'All member companies', path: '/company/' },
  { label: 'Become a member', path: '/form/newregistration/' },
  { label: 'Privacy', path: '/privacy/' },
].filter(({ path }) => paths.some((page) => page.path === path))

/** The footer of every page: quick links, the offices, social pages and the developer's credit. */
export function Footer() {
  return (
    <Box component="footer" sx={footerStyles}>
      <IkatBorder />
      <Container maxWidth="lg" className="columns">
        <div>
          <Mark width="4rem" height="4rem" />
          <Typography className="name">{site.name}</Typography>
          <Typography>{site.tagline}</Typography>
          <ul className="social" aria-label="Social pages">
            {site.social.map(({ network, address }) => (
              <li key={network}>
                {address === undefined ? (
                  <span role="img" aria-label={`${network}: not available yet`}>
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
            Quick links
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
          <FooterOffice key={office.name} office={office} />
        ))}
      </Container>
      <Typography variant="body2" className="credit">
        {site.developerCredit}
      </Typography>
    </Box>
  )
}
