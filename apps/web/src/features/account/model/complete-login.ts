import type { LoginResult } from '@kangban/contracts'
import { host } from '../../../host/host.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useShell } from '../../../stores/shell.ts'
import { forgetLoginDraft } from './login-draft.ts'

/** Stores the session, hands the user info to the native app, and says which screen comes next. */
export function completeLogin(result: LoginResult): string {
  const { intendedPath, setIntendedPath } = useShell.getState()
  useSession.getState().logIn(result)
  useSettings.getState().keep()

  host()
    .saveUserInfo(result.userInfo)
    .catch((cause: unknown) => console.warn('the host did not take the user info', cause))

  forgetLoginDraft()
  setIntendedPath(null)
  return result.isNewUser ? '/informationGathering' : (intendedPath ?? '/health')
}
