import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useMoments } from '../../../session/index.ts'
import { Colours } from './Colours.tsx'
import { Findings } from './Findings.tsx'
import { Markers } from './Markers.tsx'
import { PackBadge } from '../packs/PackBadge.tsx'
import css from '../Production.module.css'
import { usePackActs } from '../packs/usePackActs.ts'
import type { Pack } from '../packs/usePacks.ts'
import { useSentence } from '../packs/useSentence.ts'

const MB = 1e6
const DIGITS_SHOWN = 16

function Fetches({ fetches }: Pick<Pack, 'fetches'>) {
  const { t } = useTranslation(['production'])
  const moment = useMoments()
  const [last] = fetches
  if (!last) return <p className={css.quiet}>{t('production:fetched_never')}</p>
  return (
    <p className={css.quiet}>
      {t('production:fetched', { count: fetches.length })},{' '}
      {t('production:fetched_by', { name: last.by, date: moment(last.at) })}
    </p>
  )
}

interface Props {
  readonly pack: Pack
  readonly orderId: string
  /** Whether a new pack may be made now. */
  readonly mayMake: boolean
}

function Done({ pack, orderId, mayMake }: Props) {
  const { t } = useTranslation(['production'])
  const { fetch } = usePackActs(orderId)
  const { garments, pieces, bytes, sha256, isKept, isOutdated } = pack
  const megabytes = ((bytes ?? 0) / MB).toFixed(1)
  return (
    <>
      <p className={css.plain}>
        {t('production:sum_garments', { count: garments })} · {t('production:marker_pieces', { count: pieces })} ·{' '}
        {megabytes} MB
      </p>
      {isKept ? (
        <Button
          fullWidth
          // An outdated pack is not the recommended download.
          variant={isOutdated ? 'default' : 'light'}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void fetch(pack)}
        >
          {t('production:download')}
        </Button>
      ) : (
        <p className={css.quiet}>{t('production:gone')}</p>
      )}
      <Fetches fetches={pack.fetches} />
      <p className={css.quiet} title={sha256 ?? ''}>
        {t('production:checksum', { sum: `${sha256?.slice(0, DIGITS_SHOWN)}…` })}
      </p>
      <Markers pack={pack} orderId={mayMake && isKept && !isOutdated ? orderId : null} />
      <Colours colours={pack.colours} />
      <Findings findings={pack.findings} />
    </>
  )
}

/** Result of an ended pack: its files, or why there are none. */
export function PackResult({ pack, orderId, mayMake }: Props) {
  const { t } = useTranslation(['production'])
  const moment = useMoments()
  const sentence = useSentence()
  const { state, askedAt, by, problem, printer, isOutdated } = pack
  return (
    <div className={css.pack}>
      <div className={css.head}>
        <PackBadge state={state} remake={pack.remake} />
        <small>
          {printer !== null && `${t('production:for_printer', { printer })} · `}
          {moment(askedAt)} · {t('production:made_by', { name: by ?? t('production:operator') })}
        </small>
      </div>
      {isOutdated && <p className="kw-notice">{t('production:outdated')}</p>}
      {problem && (
        <p className="kw-notice" role="alert">
          {sentence(problem)}
        </p>
      )}
      {state === 'done' && <Done pack={pack} orderId={orderId} mayMake={mayMake} />}
    </div>
  )
}
