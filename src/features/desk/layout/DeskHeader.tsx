import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useContext, useState } from 'react'
import { Link } from 'react-router-dom'
import { site } from '@/content/site'
import type { SiteParts } from '../siteParts'
import { SiteLogo } from '@/shared/ui/art/SiteLogo'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { useSelector } from 'react-redux'
import { selectRole, useLogout } from '@/features/session'
import { ChangePasswordDialog, selectOwnEmail, selectOwnName } from '@/features/session/desk'
import { roleLabels } from '@/features/people/desk'
import { KeysContext } from '@/shared/desk/keys'
import { MenuButton } from '@/shared/desk/MenuButton'
import { useDarkColours } from '@/shared/ui/theme/ColorModeButton'

type Props = Omit<SiteParts, 'Footer'> & { children?: ReactNode }

/** The header of the desk: all of the site's in one slim bar, the search, and who is signed in. */
export const DeskHeader = ({ menu, menuOpener, sessionButtons, children }: Props) => (
  <Box component="header" sx={headerSx}>
    <Link to="/" className="brand">
      <SiteLogo width="2rem" height="2rem" />
      <span translate="no">{site.name}</span>
    </Link>
    {children}
    <nav aria-label="Main">
      {menu}
      {menuOpener}
    </nav>
    {sessionButtons}
    <AccountMenu />
  </Box>
)

/** From this width on the menu is a row beside the search. */
const narrow = '@container header (max-width: 87.99rem)'
const phone = '@container header (max-width: 37.49rem)'

const headerSx: SxProps<Theme> = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  containerName: 'header',
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 'var(--header-height)',
  px: { xs: 0.5, sm: 1 },
  bgcolor: 'art.night',
  color: 'art.cotton',
  '--focus-colour': 'var(--mui-palette-art-turmeric)',
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    mr: 'auto',
    color: 'inherit',
    textDecoration: 'none',
    '& span': visuallyHidden,
  },
  '& nav': { display: 'flex', alignItems: 'center' },
  // The row of the menu: two classes more than it has itself.
  '& nav ul.row > li > a, & nav ul.row > li > button': { px: 1, fontSize: '0.875rem' },
  '& nav .narrow': { display: 'none' },
  [narrow]: { '& nav ul.row': { display: 'none' }, '& nav .narrow': { display: 'inline-flex' } },
  '& > .MuiButton-root, & nav .narrow': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    whiteSpace: 'nowrap',
    color: 'inherit',
    borderColor: 'transparent',
  },
  // A long name of an administrator.
  '& > .MuiButton-root > span:not(.MuiButton-icon)': {
    maxWidth: '10rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& nav button.narrow': { fontSize: '1.125rem' },
  '& > .logout': { minHeight: '2.25rem', borderColor: 'currentColor' },
  // On a phone the menu of the account has the logout, and the account is an icon.
  [phone]: {
    '& > .logout': { display: 'none' },
    '& > .MuiButton-root:last-of-type': {
      '& > span:not(.MuiButton-icon)': visuallyHidden,
      '& .MuiButton-endIcon': { display: 'none' },
      '& .MuiButton-startIcon': { m: 0 },
    },
  },
  '@media print': {
    position: 'static',
    bgcolor: 'transparent',
    color: '#000',
    px: 3,
    '& > :not(.brand)': { display: 'none' },
    '& .brand': { justifyContent: 'start', gap: 1, fontWeight: 700 },
    '& .brand span': { position: 'static', width: 'auto', height: 'auto', m: 0, clip: 'auto' },
  },
}

/** Who is signed in, with a menu: the role, the own password, the colours, the shortcuts and the logout. */
function AccountMenu() {
  const name = useSelector(selectOwnName)
  const email = useSelector(selectOwnEmail)
  const role = useSelector(selectRole)
  const { isDark, switchColours } = useDarkColours()
  const showKeys = useContext(KeysContext)?.showHelp
  const logOut = useLogout()
  const [isChangingPassword, setChangingPassword] = useState(false)

  return (
    <>
      <MenuButton
        label={name}
        isName
        icon={<AccountIcon />}
        items={[
          { label: role ? roleLabels[role] : 'Signed in', secondary: email, isDisabled: true },
          {
            label: 'Change password…',
            startsGroup: true,
            onChoose: () => setChangingPassword(true),
          },
          { label: isDark ? 'Light colours' : 'Dark colours', onChoose: switchColours },
          { label: 'Shortcuts', onChoose: () => showKeys?.() },
          { label: 'Logout', startsGroup: true, onChoose: () => void logOut() },
        ]}
      />
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </>
  )
}
