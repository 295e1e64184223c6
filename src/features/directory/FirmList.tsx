import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo, type Ref, useEffect, useRef, useState } from 'react'
import { labelOf } from '@/shared/text/labelOf'
import { langOf } from '@/shared/text/langOf'
import { callAddress, spacedPhone } from '@/shared/text/links'
import { texts } from '@/texts/directory'
import { type ShownFirm, websiteAddress } from './listings'
import { pageOf, pageSize } from './paging'

type Props = { listings: readonly ShownFirm[] }

/**
 * The first firms with all that they show, and the names of the others: so a search in the page and a print find every
 * firm, and a phone has little to lay out. Contacts come at the end of a firm: what was read before stays where it is.
 */
export const FirmList = memo(function FirmList({ listings }: Props) {
  const [pages, setPages] = useState(1)
  const shown = pageOf(listings, pages)
  const others = listings.slice(shown.length)
  const firstOfPage = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button has moved or gone, and the reader goes on where the new firms begin.
    if (pages > 1) firstOfPage.current?.focus()
  }, [pages])

  return (
    <Box sx={listingsSx}>
      <Box component="ul" role="list" className="firms">
        {shown.map((listing, index) => (
          <Firm
            // Those of the file have no number, and become those that were read.
            key={index}
            listing={listing}
            headingRef={index === (pages - 1) * pageSize ? firstOfPage : undefined}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <>
          <Button
            className="with-scripts"
            variant="outlined"
            onClick={() => setPages(pages + 1)}
            sx={{ my: 3, '@media print': { display: 'none' } }}
          >
            {texts.showMore(Math.min(pageSize, others.length))}
          </Button>
          <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
            {texts.moreFirms(others.length)}
          </Typography>
          <Box component="ul" role="list" className="names">
            {others.map(({ firmName }, index) => (
              <li key={index} lang={langOf(firmName)} translate="no">
                {firmName}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
})

type FirmProps = { listing: ShownFirm; headingRef?: Ref<HTMLHeadingElement> }

const Firm = memo(function Firm({ listing, headingRef }: FirmProps) {
  const { firmName, sector, district, products, activity, yearEstablished, number } = listing
  const { name, mobile, email, website, address } = listing
  const facts = [
    sector && labelOf(sector),
    district && labelOf(district),
    yearEstablished && texts.since(yearEstablished),
  ]
  return (
    <li>
      <h2
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        lang={langOf(firmName)}
        translate="no"
      >
        {firmName}
      </h2>
      <p className="facts">{facts.filter(Boolean).join(' · ')}</p>
      {products !== undefined && <p lang={langOf(products)}>{products}</p>}
      {name !== undefined && (
        <p lang={langOf(name)} translate="no">
          {name}
        </p>
      )}
      {address !== undefined && (
        <p lang={langOf(address)} translate="no">
          {address}
        </p>
      )}
      {mobile !== undefined && (
        <a href={callAddress(mobile)} translate="no">
          {spacedPhone(mobile).replaceAll(' ', '\u00a0')}
        </a>
      )}
      {email !== undefined && (
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      )}
      {website !== undefined && (
        <a href={websiteAddress(website)} rel="noopener nofollow" translate="no">
          {website}
        </a>
      )}
      <p className="facts">
        {activity !== undefined && <span>{`${labelOf(activity)} · `}</span>}
        {number !== undefined && (
          <>
            <span>{texts.number}</span>
            <span translate="no">{number}</span>
          </>
        )}
      </p>
    </li>
  )
})

/** One element of styles for all firms: styles of its own for each part would cost a phone more than the list. */
const listingsSx: SxProps<Theme> = {
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .firms': {
    display: 'grid',
    gap: { xs: 2, md: 3 },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    '@media print': { gap: '5mm', gridTemplateColumns: '1fr 1fr' },
  },
  '& .firms > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: 0.75,
    minWidth: 0,
    // Beside each other most have room for two contacts already when these come: nothing below moves then.
    minHeight: { md: '17rem' },
    '@media print': { minHeight: 0 },
    p: 2.5,
    overflowWrap: 'anywhere',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 3,
    breakInside: 'avoid',
  },
  '& h2': { m: 0, fontSize: '1.1875rem' },
  '& .firms h2': { fontWeight: 700, lineHeight: 1.35 },
  '& p': { m: 0 },
  '& .facts': { color: 'text.secondary', fontSize: '0.875rem' },
  // Of a firm of the file it is empty, and has the room of its line.
  '& .firms > li > .facts:last-child': { mt: 'auto', minHeight: '1.6em', lineHeight: 1.6 },
  '& a': { py: 0.5, color: 'primary.main' },
  '& .names': {
    columns: '16rem',
    '& li': { py: 0.25, breakInside: 'avoid' },
  },
}
