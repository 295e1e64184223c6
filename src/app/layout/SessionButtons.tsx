import Button from '@mui/material/Button'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectIsLoggingOut, selectLooksSignedIn, useLogout } from '@/features/session'
import { language } from '@/shared/language'
import { texts } from '@/texts/layout'

/** Admin for a visitor; Logout and Admin panel for a signed-in administrator. */
export function SessionButtons({ pathname }: { pathname: string }) {
  const looksSignedIn = useSelector(selectLooksSignedIn)
  const isLoggingOut = useSelector(selectIsLoggingOut)
  const logOut = useLogout()

  // The desk is English: its pages are of another build.
  if (language !== 'en') {
    return (
      <Button href="/AdminLogInForm" color="inherit" variant="outlined" size="small">
        {texts.admin}
      </Button>
    )
  }
  if (!looksSignedIn) {
    return (
      <Button component={Link} to="/AdminLogInForm" color="inherit" variant="outlined" size="small">
        {texts.admin}
      </Button>
    )
  }
  const isInPanel = /^\/(memberlist|member\/[^/]+|request\/[^/]+\/[^/]+)\/?$/i.test(pathname)
  return (
    <>
      {!isInPanel && (
        // The key: a button of its own, not the one above with another text.
        <Button key="panel" component={Link} to="/memberlist" color="inherit" size="small">
          {texts.adminPanel}
        </Button>
      )}
      <Button
        className="logout"
        color="inherit"
        variant="outlined"
        size="small"
        aria-busy={isLoggingOut}
        onClick={() => void logOut()}
      >
        <span>{isLoggingOut ? texts.loggingOut : texts.logOut}</span>
      </Button>
    </>
  )
}
