import { useState } from 'react'
import { useMe } from '../../platform/net/account.ts'
import { ActionOutcome } from './action-outcome.tsx'
import { SignIn } from './sign-in.tsx'
import type { PendingAction } from './use-action.ts'

/** The result of an action. If it needs a fresh sign-in, one can sign in right here and retry. */
export function ActionResult({ action }: { readonly action: PendingAction }) {
  const me = useMe((state) => state.me)
  const [refused, setRefused] = useState<{ readonly outcome: PendingAction['outcome']; readonly me: typeof me }>()
  const again = action.outcome?.words === 'problem.signInAgain'
  if (again && refused?.outcome !== action.outcome) setRefused({ outcome: action.outcome, me })
  // Signing in reloads the account, which ends this.
  if (again && refused && refused.me !== me) return null
  return (
    <>
      <ActionOutcome action={action} />
      {again && <SignIn mail={typeof me === 'object' && me.email !== null} />}
    </>
  )
}
