import Box from '@mui/material/Box'
import { Link, useLocation } from 'react-router-dom'
import { pageAt } from '@/app/pages'
import type { Translation } from '@/shared/feature'
import { language, languages, tag } from '@/shared/language'
import { texts } from '@/texts/layout'
import { useAddress } from './useAddress'

/** Notices above a page: scripts are off, or this is a demonstration only. */
export function PageNotices({ translation }: { translation: Translation | undefined }) {
  const { pathname } = useLocation()
  // The page's own path: an unknown address below /form/ is no form.
  const { path } = pageAt(pathname)
  const isForm = path.startsWith('/form/') || path === '/my-request/' || path === '/verify/'
  return (
    <>
      {language !== 'en' && translation && (
        <Box role="note" lang={tag} sx={[withoutScripts, pathname === '/' && belowHeader]}>
          {translation === 'missing' ? (
            texts.notTranslated
          ) : (
            <>
              {texts.isDraft} <EnglishLink />
            </>
          )}
        </Box>
      )}
      {isForm && (
        <Box role="note" className="without-scripts" sx={withoutScripts}>
          {texts.formsNeedScripts} <Link to="/contacts/">{texts.reachOffice}</Link>
        </Box>
      )}
      {__DEVICE__ && (
        <Box role="note" sx={[demonstration, pathname === '/' && belowHeader]}>
          {texts.demonstration}
        </Box>
      )}
    </>
  )
}

const EnglishLink = () => (
  <a href={useAddress()} hrefLang={languages.en.tag}>
    {texts.readInEnglish}
  </a>
)

const withoutScripts = {
  px: 2,
  py: 1.5,
  bgcolor: 'art.sand',
  color: 'text.primary',
  borderBottom: '4px solid',
  borderColor: 'art.turmeric',
  textAlign: 'center',
  '& a': { color: 'inherit' },
}

const demonstration = { bgcolor: 'art.laterite', color: '#fff', px: 2, py: 1, textAlign: 'center' }

/** On the home page the header covers the top of the page. In forced colours the border takes
 * the page's background: on black the menu could not be read. */
const belowHeader = {
  borderTop: 'var(--header-height) solid var(--mui-palette-art-night)',
  '@media print': { borderTop: 0 },
  '@media (forced-colors: active)': { borderTopColor: 'Canvas' },
}
