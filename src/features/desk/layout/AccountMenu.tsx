import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { useContext, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole, useLogout } from '@/features/session'
import { ChangePasswordDialog, selectOwnEmail, selectOwnName } from '@/features/session/desk'
import { roleLabels } from '@/features/people/desk'
import { KeysContext } from '@/shared/desk/keys'
import { MenuButton } from '@/shared/desk/MenuButton'
import { useDarkColours } from '@/shared/ui/theme/ColorModeButton'

/** Who is signed in, with a menu: the role, the own password, the colours, the shortcuts and the logout. */
export function AccountMenu() {
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
