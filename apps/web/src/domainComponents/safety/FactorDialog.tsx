import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { AppSecret, CodeForm, RecoveryCodes, useApi, useSend } from '../../session/index.ts'
import { Dialog, toast } from '../../ui/index.ts'
import { type FactorAct, type FactorPlace, type Factors, hasFactor } from './factorCalls.ts'
import { type Proof, ProofForm } from './ProofForm.tsx'

interface Props {
  readonly at: FactorPlace
  readonly act: FactorAct
  readonly factors: Factors
  readonly onClose: () => void
}

/** Content of the dialog after the proof. */
type Phase =
  | { readonly kind: 'proof' }
  | { readonly kind: 'secret'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

/** As a call that the server refused. */
const unmade = (message: string) =>
  ({ ok: false, status: 422, error: { id: 'passkey-refused', message, requestId: '' } }) as const

/** Returns the calls of a change. Each takes the proof and shows what follows, or closes the dialog. */
function useActs({ at, act, onClose }: Props, show: (phase: Phase) => void) {
  const { t } = useTranslation(['factors'])
  const api = useApi()
  const showCodes = (codes: readonly string[] | null): void => (codes ? show({ kind: 'codes', codes }) : onClose())
  const proofOf = ({ password, code }: Proof) => ({
    ...(password && { password }),
    ...(code && { code: code.trim() }),
  })
  return async (proof: Proof, send: Parameters<Parameters<typeof ProofForm>[0]['onProof']>[1]): Promise<unknown> => {
    const body = proofOf(proof)
    if (act.kind === 'app')
      return send(async () => api(`POST ${at}/app` as const, { body }), {
        done: ({ value }) => show({ kind: 'secret', ...value }),
      })
    if (act.kind === 'off')
      return send(async () => api(`POST ${at}/app/remove` as const, { body }), {
        said: t('factors:app_is_off'),
        done: onClose,
      })
    if (act.kind === 'codes')
      return send(async () => api(`POST ${at}/codes` as const, { body }), {
        done: ({ value }) => showCodes(value.recoveryCodes),
      })
    if (act.kind === 'remove')
      return send(async () => api(`POST ${at}/passkeys/{id}/remove` as const, { params: { id: act.id }, body }), {
        said: t('factors:passkey_removed', { name: act.name }),
        done: onClose,
      })
    const name = proof.name.trim()
    return send(
      async () => {
        const begun = await api(`POST ${at}/passkeys/options` as const, { body })
        if (!begun.ok) return begun
        const { ticket, options } = begun.value
        const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
        const response = await startRegistration({ optionsJSON }).catch(() => null)
        if (!response) return unmade(t('factors:passkey_failed'))
        return api(`POST ${at}/passkeys` as const, { body: { ticket, name, response } })
      },
      { said: t('factors:passkey_added', { name }), done: ({ value }) => showCodes(value.recoveryCodes) },
    )
  }
}

const TITLES = {
  app: 'factors:app',
  off: 'factors:app_turn_off',
  codes: 'factors:codes_renew',
  passkey: 'factors:passkey_add',
  remove: 'factors:passkey_remove',
} as const

/** Dialog of a change of the own second factors: the proof first, then the secret or the recovery codes. */
export function FactorDialog(props: Props) {
  const { at, act, factors, onClose } = props
  const { t } = useTranslation(['factors', 'common'])
  const api = useApi()
  const refresh = useSend()
  const [phase, setPhase] = useState<Phase>({ kind: 'proof' })
  const run = useActs(props, setPhase)
  const title = t(TITLES[act.kind], { name: act.kind === 'remove' ? act.name : '' })
  const confirm = async (code: string) => {
    const answer = await api(`POST ${at}/app/confirm` as const, { body: { code } })
    if (!answer.ok) return answer as never
    toast('success', t('factors:app_is_on'))
    const { recoveryCodes } = answer.value
    if (recoveryCodes) setPhase({ kind: 'codes', codes: recoveryCodes })
    else onClose()
    await refresh(async () => answer, {})
    return null
  }
  const isCodes = phase.kind === 'codes'
  return (
    <Dialog onClose={onClose} title={title} {...(!isCodes && { closeLabel: t('common:close') })}>
      {phase.kind === 'proof' && (
        <Stack gap="md">
          <p>{t(act.kind === 'codes' ? 'factors:codes_renew_text' : 'factors:proof_text')}</p>
          <ProofForm
            asks={{ password: factors.hasPassword, code: hasFactor(factors), name: act.kind === 'passkey' }}
            label={act.kind === 'app' || act.kind === 'passkey' ? t('factors:go_on') : title}
            isDangerous={act.kind === 'off' || act.kind === 'remove'}
            onProof={run}
          />
        </Stack>
      )}
      {phase.kind === 'secret' && (
        <Stack gap="md">
          <AppSecret {...phase} />
          <CodeForm isOfApp problem={null} onCode={confirm} />
        </Stack>
      )}
      {phase.kind === 'codes' && <RecoveryCodes codes={phase.codes} onKept={onClose} />}
    </Dialog>
  )
}
