import type { Account } from '../../platform/net/api.ts'
import { api } from '../../platform/net/api.ts'
import { given } from './account-error.ts'

/** Whether this browser supports passkeys and their JSON form. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Creates a passkey and registers it on the server under a name that its owner recognises. */
export async function addPasskey(name: string | undefined): Promise<Account> {
  const ceremony = given(await api.POST('/api/me/passkeys/options'))
  // The server passes on what its library made for this call.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    ceremony as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey })
  return given(await api.POST('/api/me/passkeys', { body: { ...(name && { name }), response: asJson(made) as never } }))
}

/** Signs in with any passkey of the device for this site. */
export async function signInWithPasskey(): Promise<Account> {
  const ceremony = given(await api.POST('/api/sign-in/passkey/options'))
  // As above.
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    ceremony as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const used = await navigator.credentials.get({ publicKey })
  return given(await api.POST('/api/sign-in/passkey', { body: { response: asJson(used) as never } }))
}

/** Serialised by the platform; the server's schema validates it. */
function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was given.', 'NotAllowedError')
  return credential.toJSON()
}
