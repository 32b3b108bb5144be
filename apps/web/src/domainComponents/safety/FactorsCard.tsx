import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { Card, lazy } from '../../ui/index.ts'
import { type FactorDialogKind, type FactorPlace, type Factors, hasFactor } from './factorCalls.ts'
import css from './Passkeys.module.css'

// Loaded late: with it come the drawing of QR codes and what makes passkeys.
const FactorDialog = lazy(async () => ({ default: (await import('./FactorDialog.tsx')).FactorDialog }))
const PasskeyNameDialog = lazy(async () => ({ default: (await import('./PasskeyNameDialog.tsx')).PasskeyNameDialog }))

interface SectionProps {
  readonly factors: Factors
  readonly onAct: (act: FactorDialogKind) => void
}

function AppSection({ factors, onAct }: SectionProps) {
  const { t } = useTranslation(['factors'])
  const date = useDates()
  const { appSince } = factors
  return (
    <div>
      <b>{t('factors:app')}</b>
      <p>{appSince === null ? t('factors:app_off') : t('factors:app_since', { date: date(appSince) })}</p>
      <Group gap="xs">
        <Button variant={appSince === null ? 'filled' : 'default'} size="sm" onClick={() => onAct({ kind: 'app' })}>
          {t(appSince === null ? 'factors:app_turn_on' : 'factors:app_replace')}
        </Button>
        {appSince !== null && (
          <Button variant="outline" color="red" size="sm" onClick={() => onAct({ kind: 'off' })}>
            {t('factors:app_turn_off')}
          </Button>
        )}
      </Group>
    </div>
  )
}

function PasskeySection({ factors, onAct }: SectionProps) {
  const { t } = useTranslation(['factors'])
  const date = useDates()
  return (
    <div>
      <b>{t('factors:passkeys')}</b>
      <p>{t('factors:passkeys_text')}</p>
      {factors.passkeys.length > 0 && (
        <ul className={css.passkeys}>
          {factors.passkeys.map(({ id, name, usedAt }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p>
                  {usedAt === null ? t('factors:passkey_unused') : t('factors:passkey_used', { date: date(usedAt) })}
                </p>
              </div>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('factors:passkey_rename_named', { name })}
                  onClick={() => onAct({ kind: 'rename', id, name })}
                >
                  {t('factors:passkey_rename')}
                </Button>
                <Button
                  variant="outline"
                  color="red"
                  size="xs"
                  aria-label={t('factors:passkey_remove', { name })}
                  onClick={() => onAct({ kind: 'remove', id, name })}
                >
                  {t('factors:passkey_remove_short')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" size="sm" onClick={() => onAct({ kind: 'passkey' })}>
        {t('factors:passkey_add')}
      </Button>
    </div>
  )
}

/** A person's own second factors: the authenticator app, recovery codes and passkeys. */
export function FactorsCard({ at }: { readonly at: FactorPlace }) {
  const { t } = useTranslation(['factors'])
  const [act, setAct] = useState<FactorDialogKind | null>(null)
  const { data, error, refetch } = useCall(`GET ${at}` as const, {})
  const close = (): void => {
    setAct(null)
    void refetch()
  }
  return (
    <Card title={t('factors:title')} text={t('factors:text')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data && (
        <Stack gap="lg">
          {data.isRequired && <p>{t('factors:required_note')}</p>}
          <AppSection factors={data} onAct={setAct} />
          {hasFactor(data) && (
            <div>
              <b>{t('factors:codes_title')}</b>
              <p>{t('factors:codes_left', { count: data.recoveryCodesLeft })}</p>
              <Button variant="default" size="sm" onClick={() => setAct({ kind: 'codes' })}>
                {t('factors:codes_renew')}
              </Button>
            </div>
          )}
          <PasskeySection factors={data} onAct={setAct} />
        </Stack>
      )}
      {act && data && (
        <Suspense fallback={null}>
          {act.kind === 'rename' ? (
            <PasskeyNameDialog at={at} passkey={act} onClose={close} />
          ) : (
            <FactorDialog at={at} act={act} factors={data} onClose={close} />
          )}
        </Suspense>
      )}
    </Card>
  )
}
