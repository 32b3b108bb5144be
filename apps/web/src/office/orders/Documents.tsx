import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useDocumentFile } from '../../domainComponents/index.ts'
import { useCall, useDates } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { OfficeOrder } from '../officeTypes.ts'
import css from './OrderPage.module.css'

/** The invoice of an order, its additional invoices and its credit notes, each as a file. */
export function Documents({ order: { id } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['bills'])
  const date = useDates()
  const { data } = useCall('GET /api/office/orders/{id}/documents', { params: { id } })
  const fetchDocument = useDocumentFile(id, 'GET /api/office/orders/{id}/documents/{document}')
  if (!data) return null
  return (
    <>
      <p className={css.label}>{t('bills:documents')}</p>
      {data.items.length === 0 && <p className={css.plain}>{t('bills:documents_hint')}</p>}
      <ul className={css.list}>
        {data.items.map(document => (
          <li key={document.id} className={css.document}>
            <span>
              {t(`bills:${document.kind}`)} <span className="kw-num">{document.number}</span>
            </span>
            <b className="kw-num">{formatCents(document.kind === 'credit_note' ? -document.cents : document.cents)}</b>
            <small>
              {date(document.issuedAt)}
              {document.kind !== 'invoice' && ` · ${t(`bills:reason_${document.reason}`)}`}
            </small>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconFileDownload size={16} aria-hidden />}
              aria-label={t('bills:document_file', { document: document.number })}
              onClick={() => void fetchDocument(document)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
