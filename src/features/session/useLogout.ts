import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { logOut, type SessionDispatch } from './session'

/** Ends the session as the person has pressed, and leads to the login page. */
export function useLogout() {
  const dispatch = useDispatch<SessionDispatch>()
  const navigate = useNavigate()
  return async () => {
    if (!(await dispatch(logOut()))) return
    // Replaces an address that may hold a search.
    await navigate('/AdminLogInForm', { replace: true })
  }
}
