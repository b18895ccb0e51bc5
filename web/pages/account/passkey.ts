import type { Account } from '../../platform/net/api.ts'
import { api } from '../../platform/net/api.ts'
import { given } from './account-error.ts'

/** Whether this browser knows passkeys and reads and writes them as JSON. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Has the device make a passkey, and the house keep its public half under a name that its owner recognises. */
export async function addPasskey(name: string | undefined): Promise<Account> {
  const ceremony = given(await api.POST('/api/me/passkeys/options'))
  // The house passes on what its library made for this very call.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    ceremony as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey })
  return given(await api.POST('/api/me/passkeys', { body: { ...(name && { name }), response: asJson(made) as never } }))
}

/** Signs in with any passkey that the device has for this house. */
export async function signInWithPasskey(): Promise<Account> {
  const ceremony = given(await api.POST('/api/sign-in/passkey/options'))
  // As above.
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    ceremony as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const used = await navigator.credentials.get({ publicKey })
  return given(await api.POST('/api/sign-in/passkey', { body: { response: asJson(used) as never } }))
}

/** The schema of the house reads what the platform writes; it decides what of it is acceptable. */
function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was given.', 'NotAllowedError')
  return credential.toJSON()
}
