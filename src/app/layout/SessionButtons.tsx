import Button from '@mui/material/Button'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import type { AppDispatch } from '@/app/store'
import { finishWork, logOut, selectLooksSignedIn } from '@/features/session'
import { hasDrafts } from '@/shared/forms/draft/drafts'

const logoutQuestion = 'Your unsaved entries will be deleted. Log out?'

/** Admin for a visitor; Logout and Admin panel for a signed-in administrator. */
export function SessionButtons({ pathname }: { pathname: string }) {
  const looksSignedIn = useSelector(selectLooksSignedIn)
  const dispatch = useDispatch<AppDispatch>()
  const navigate = useNavigate()

  async function handleLogout() {
    const isFinished = await finishWork()
    if ((hasDrafts() || !isFinished) && !window.confirm(logoutQuestion)) return
    const leaving = dispatch(logOut())
    // Replaces an address that may hold a search.
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
        // The key: a button of its own, not the one above with another text.
        <Button key="panel" component={Link} to="/memberlist" color="inherit" size="small">
          Admin panel
        </Button>
      )}
      <Button color="inherit" variant="outlined" size="small" onClick={() => void handleLogout()}>
        Logout
      </Button>
    </>
  )
}
