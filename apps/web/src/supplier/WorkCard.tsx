import { sizeLabel, sizeOrder } from '@kitwright/garment'
import { formatCount } from '@kitwright/measure'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../texts/index.ts'
import { DesignPicture, HandoverBadge, HandoverNotes, useFabricName, WriteNote } from '../domainComponents/index.ts'
import { useDates } from '../session/index.ts'
import { Card } from '../ui/index.ts'
import { PhotoButton } from './PhotoButton.tsx'
import { Remakes } from './Remakes.tsx'
import { ReadyForm, StateForm } from './StateForm.tsx'
import css from './SupplierPage.module.css'
import { useWorkActs, type WorkItem } from './useWork.ts'

type Line = WorkItem['lines'][number]
const MB = 1e6

const bySize = (a: Line, b: Line): number => sizeOrder(a.size) - sizeOrder(b.size)

/**
 * Lines of one design in one fabric and sleeve are grouped by size. Goalkeepers' lines and each kit's stay separate.
 */
function Designs({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation(['common', 'suppliers', 'club'])
  const fabricName = useFabricName()
  const groups = Map.groupBy(
    lines,
    ({ pictureUrl, fabric, sleeve, version, kit }) => `${pictureUrl} ${fabric} ${sleeve} ${version} ${kit}`,
  )
  return (
    <ul className={css.designs}>
      {[...groups].map(([key, of]) => {
        const [{ design, productType, fabric, pictureUrl, sleeve, version, kit }] = of as [Line]
        const facts = [
          t(`common:type_${productType}`),
          fabricName(fabric),
          ...(kit ? [t(`club:${kit}`)] : []),
          // Usual values and missing ones are not mentioned.
          ...(sleeve === 'long' ? [`${t('common:sleeve')}: ${t('common:sleeve_long')}`] : []),
          ...(version === 'goalkeeper' ? [t('common:goalkeeper')] : []),
        ]
        const total = of.reduce((sum, { qty }) => sum + qty, 0)
        return (
          <li key={key}>
            <span className={css.picture}>
              <DesignPicture type={productType} name={design} pictureUrl={pictureUrl} />
            </span>
            <div>
              <b>{design}</b>
              <p>{facts.join(' · ')}</p>
              <p className={css.sizes}>
                {of.toSorted(bySize).map(({ size, qty }) => (
                  <span key={size}>
                    {sizeLabel(size)} <b className="kw-num">{formatCount(qty)}</b>
                  </span>
                ))}
                <span>
                  {t('common:total')} <b className="kw-num">{formatCount(total)}</b>
                </span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Files({ work, archive }: { work: WorkItem; archive: string }) {
  const { t } = useTranslation(['suppliers'])
  if (work.isOutdated)
    return (
      <p className={`kw-notice ${css.warning}`} role="alert">
        {t('suppliers:page_outdated')}
      </p>
    )
  if (!work.isKept) return <p className={css.counted}>{t('suppliers:files_gone')}</p>
  return (
    <div className={css.files}>
      <Button component="a" href={archive} download leftSection={<IconDownload size={18} aria-hidden />}>
        {t('suppliers:fetch_files')}
      </Button>
      <small>
        {t('suppliers:pieces', { count: work.pieces })} · {(work.bytes / MB).toFixed(1)} MB ·{' '}
        {t(`suppliers:files_${work.pdfColours}`)}
        {work.printer !== null && <b> · {t('suppliers:for_printer', { printer: work.printer })}</b>}
      </small>
    </div>
  )
}

/** One order: its garments, files, progress and messages. */
export function WorkCard({ work, token }: { work: WorkItem; token: string }) {
  const { t } = useTranslation(['suppliers', 'pieces'])
  const date = useDates()
  const acts = useWorkActs(token, work)
  return (
    <Card
      title={t('suppliers:order', { number: work.number })}
      text={t('suppliers:handed_on', { date: date(work.handedAt) })}
      actions={<HandoverBadge state={work.state} />}
    >
      <div className={css.work}>
        <Designs lines={work.lines} />
        <Files work={work} archive={acts.archive} />
        {work.counted > 0 && (
          <p className={css.counted}>{t('pieces:counted', { counted: work.counted, of: work.pieces })}</p>
        )}
        <Remakes work={work} acts={acts} />
        {work.state !== 'sent' && <ReadyForm key={work.readyOn} work={work} onPromise={acts.promise} />}
        {!work.isOutdated && <StateForm key={work.state} work={work} onSay={acts.say} />}
        <HandoverNotes notes={work.notes} supplier={t('suppliers:supplier')} />
        <WriteNote label={t('suppliers:ask')} onSend={acts.write}>
          <PhotoButton onSend={acts.show} />
        </WriteNote>
      </div>
    </Card>
  )
}
