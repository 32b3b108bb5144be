import type { Response_ } from '@kitwright/contract'
import { type Language, LANGUAGES, languageFacts } from '@kitwright/words'
import { Button } from '@mantine/core'
import { encodeQR } from 'qr'
import { useTranslation } from '../../../texts/index.ts'
import { download } from '../../../domainComponents/index.ts'
import { useApi, useSend } from '../../../session/index.ts'
import { Card, toast } from '../../../ui/index.ts'
import css from './Offer.module.css'

type Offer = Response_<'GET /api/office/quote-requests/{id}'>

/** The width of the white margin that readers require, in modules. */
const QUIET = 4

/** The link as a QR code, black on white in dark mode too. */
function Code({ text }: { readonly text: string }) {
  const { t } = useTranslation(['quotes'])
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET })
  const cells = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={t('quotes:offer_qr')}
      className={css.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      data-code={text}
    >
      <rect width={rows.length} height={rows.length} fill="#ffffff" />
      <path d={cells.join('')} fill="#000000" />
    </svg>
  )
}

/** The link for the customer: scanned at the counter, or copied; and the active revision on paper in each language. */
export function OfferLink({ offer: { id, number, linkPath, revisions } }: { readonly offer: Offer }) {
  const { t } = useTranslation(['quotes', 'offer'])
  const api = useApi()
  const send = useSend(null)
  if (linkPath === null) return null
  const url = `${location.origin}${linkPath}`
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url)
    toast('success', t('offer:copied'))
  }
  const fetchPaper = async (language: Language): Promise<void> => {
    const call = { params: { id, revision: revisions.length }, query: { language } }
    await send<Blob>(async () => api('GET /api/office/quote-requests/{id}/revisions/{revision}/pdf', call), {
      done: ({ value }) => download(value, `${number}-${revisions.length}-${language}.pdf`),
    })
  }
  return (
    <Card title={t('quotes:offer_link')}>
      <div className={css.stack}>
        <Code text={url} />
        <p className={css.note}>{t('quotes:offer_qr_text')}</p>
        <div className={css.acts}>
          <Button size="xs" onClick={() => void copy()}>
            {t('offer:copy')}
          </Button>
          {LANGUAGES.map(language => (
            <Button key={language} variant="default" size="xs" onClick={() => void fetchPaper(language)}>
              {t('quotes:offer_pdf', { language: languageFacts(language).name })}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}
