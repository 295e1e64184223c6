import Button from '@mui/material/Button'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import type { AppDispatch } from '@/app/store'
import { logOut, selectLooksSignedIn } from '@/features/session'
import { mayLeave } from '@/shared/navigation/leaving'

/** Admin for a visitor; Logout, and the way to the panel, for a signed-in administrator. */
export function SessionButtons({ pathname }: { pathname: string }) {
  const looksSignedIn = useSelector(selectLooksSignedIn)
  const dispatch = useDispatch<AppDispatch>()
  const navigate = useNavigate()

  async function handleLogout() {
    if (!(await mayLeave())) return
    const leaving = dispatch(logOut())
    // In the place of an address that may hold what was searched for.
    await navigate('/AdminLogInForm', { replace: true })
    await leaving
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
        <Button component={Link} to="/memberlist" color="inherit" size="small">
          Admin panel
        </Button>
      )}
      <Button color="inherit" variant="outlined" size="small" onClick={() => void handleLogout()}>
        Logout
      </Button>
    </>
  )
}
