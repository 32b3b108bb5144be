import { Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../texts/index.ts'
import { LabelInstead, LabelView, type LabelCode } from '../domainComponents/index.ts'
import { hasStaffTokens, useApi, useCall, useSend } from '../session/index.ts'
import { PageHead } from '../ui/index.ts'
import { forgetLink, rememberedLink } from './rememberedLink.ts'
import { Strange } from './LinkRequired.tsx'
import css from './SupplierPage.module.css'
import { Topbar } from './Topbar.tsx'

const LABEL = 'GET /api/handovers/{token}/labels/{number}/{sign}'

/** The label, opened with the link that this browser used before. */
function ByLink({ token, label }: { token: string; label: LabelCode }) {
  const { t } = useTranslation(['pieces'])
  const api = useApi()
  const navigate = useNavigate()
  const call = { params: { token, ...label } }
  const { data, error, refetch } = useCall(LABEL, call)
  // Also invalidates other labels in the cache, because those of the same garment report this piece.
  const send = useSend({ queryKey: [LABEL] })
  const isOver = error?.failure.error.id === 'link-invalid'
  useEffect(() => {
    if (isOver) forgetLink(token)
  }, [isOver, token])
  if (isOver) return <Stranger label={label} />
  const count = (sign: string, isCounted: boolean): void =>
    void send(
      async () =>
        api('POST /api/handovers/{token}/labels/{number}/{sign}/count', {
          params: { token, number: label.number, sign },
          body: { isCounted },
        }),
      {},
    )
  return (
    <>
      <PageHead title={t('pieces:label')} />
      <LabelView
        label={label}
        traced={data}
        instead={<LabelInstead error={error} onRetry={() => void refetch()} />}
        onCount={count}
        onOpen={params => void navigate({ to: '/t/$number/$sign', params })}
      />
    </>
  )
}

function Stranger({ label }: { label: LabelCode }) {
  const navigate = useNavigate()
  return <Strange onOffice={() => void navigate({ to: '/office/labels/$number/$sign', params: { ...label } })} />
}

/**
 * Handles the QR code of a label: opens the office for staff, and the supplier's view through the link that the
 * supplier opened here before.
 */
export function LabelPage({ number, sign }: LabelCode) {
  const { t } = useTranslation(['pieces'])
  const label = { number: number.toUpperCase(), sign: sign.toUpperCase() }
  const title = `${t('pieces:label')} ${label.number}`
  useEffect(() => {
    document.title = title
  }, [title])
  if (hasStaffTokens()) return <Navigate to="/office/labels/$number/$sign" params={label} replace />
  const token = rememberedLink()
  return (
    <div className={css.page}>
      <Topbar />
      <main id="content">{token === null ? <Stranger label={label} /> : <ByLink token={token} label={label} />}</main>
    </div>
  )
}

/** Bundled with this page, because most of their code is the same. */
export { PapersPage } from './PapersPage.tsx'
