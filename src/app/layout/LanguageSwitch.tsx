import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { saveBeforeLeaving } from '@/shared/config/loadAgain'
import { safeStorage } from '@/shared/config/safeStorage'
import { language, languages, type Language } from '@/shared/language'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/layout'
import { useAddress } from './useAddress'

const local = safeStorage('local')
/** The language that a visitor has chosen here. It is offered, never imposed: the address decides. */
const storageKey = 'language'

const names = Object.keys(languages) as Language[]

/** Each language asks in its own words. */
const offers: Partial<Record<string, string>> = { or: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ', hi: 'हिन्दी में पढ़ें' }

/**
 * The same page in the other languages, with the query and the place on it. Plain links, for each language is a build of
 * its own. What was typed into a form is saved before.
 */
export function LanguageSwitch() {
  const address = useAddress()
  const isMounted = useMounted()
  const chosen = isMounted && language === 'en' ? (local.getItem(storageKey) ?? '') : ''
  const offer = offers[chosen]

  const linkTo = (name: Language) => ({
    href: languages[name].base + address,
    lang: languages[name].tag,
    hrefLang: languages[name].tag,
    translate: 'no' as const,
    onClick() {
      local.setItem(storageKey, name)
      saveBeforeLeaving()
    },
  })

  return (
    <Box component="nav" aria-label={texts.languages} className="screen-only" sx={switchStyles}>
      {offer !== undefined && <a {...linkTo(chosen as Language)}>{offer}</a>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name === language ? (
              <span aria-current="true">{languages[name].name}</span>
            ) : (
              <a rel="alternate" {...linkTo(name)}>
                {languages[name].name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** A line above the header, which scrolls away. The list keeps its place when the offer appears. */
const switchStyles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: { xs: 1, sm: 2 },
  bgcolor: 'art.night',
  color: 'art.cotton',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  '--focus-colour': 'var(--mui-palette-art-turmeric)',
  '& ul': { display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, ml: 'auto', p: 0 },
  '& a, & span': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    px: 1,
    color: 'inherit',
    outlineOffset: '-3px',
  },
  '& span': { color: 'art.turmeric' },
}
