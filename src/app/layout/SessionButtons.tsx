import Button from '@mui/material/Button'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import type { AppDispatch } from '@/app/store'
import { logOut, selectIsLoggingOut, selectLooksSignedIn } from '@/features/session'

/** Admin for a visitor; Logout and Admin panel for a signed-in administrator. */
export function SessionButtons({ pathname }: { pathname: string }) {
  const looksSignedIn = useSelector(selectLooksSignedIn)
  const isLoggingOut = useSelector(selectIsLoggingOut)
  const dispatch = useDispatch<AppDispatch>()
  const navigate = useNavigate()

  async function handleLogout() {
    if (!(await dispatch(logOut()))) return
    // Replaces an address that may hold a search.
    await navigate('/AdminLogInForm', { replace: true })
  }

  if (!looksSignedIn) {
    return (
      <Button component={Link} to="/AdminLogInForm" color="inherit" variant="outlined" size="small">
        Admin
      </Button>
    )
  }
  const isInPanel = /^\/(memberlist|member\/[^/]+|request\/[^/]+\/[^/]+)\/?$/i.test(pathname)
  return (
    <>
      {!isInPanel && (
        // The key: a button of its own, not the one above with another text.
        <Button key="panel" component={Link} to="/memberlist" color="inherit" size="small">
          Admin panel
        </Button>
      )}
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-busy={isLoggingOut}
        onClick={() => void handleLogout()}
      >
        <span>{isLoggingOut ? 'Logging out…' : 'Logout'}</span>
      </Button>
    </>
  )
}
