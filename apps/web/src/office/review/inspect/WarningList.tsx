import type { Command } from '@kitwright/design'
import { snakeCase } from '@kitwright/words'
import { Button, Skeleton } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import type { Garment } from '@kitwright/garment'
import { useTranslation } from '../../../texts/index.ts'
import { useLabels } from '../desk/useLabels.ts'
import type { ReviewWarning } from '../warnings/findWarnings.ts'
import css from './Inspector.module.css'

/** Returns the sentence of a warning in the reader's language. */
export function useWarningText(garment: Garment): (warning: ReviewWarning) => string {
  const { t } = useTranslation(['review', 'club'])
  const { layerName } = useLabels(garment)
  return ({ kind, layer, other, values }) => {
    const kits = String(values['kits'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map(kit => t(`club:${kit as 'home'}`))
      .join(', ')
    const name = layer ? layerName(layer) : ''
    const of = { count: 0, ...values, name: values['name'] ?? name, other: other ? layerName(other) : '', kits }
    if (kind === 'contrast' && kits !== '') return t('review:warn_contrast_kits', of)
    return t(`review:warn_${snakeCase(kind)}`, of)
  }
}

interface Props {
  readonly garment: Garment
  readonly warnings: readonly ReviewWarning[] | null
  readonly chosen: number | null
  readonly onChoose: (at: number) => void
  readonly onFix: (fix: Command) => void
}

/** The warnings of a design. Choosing one shows its place in both views. */
export function WarningList({ garment, warnings, chosen, onChoose, onFix }: Props) {
  const { t } = useTranslation(['review'])
  const textOf = useWarningText(garment)
  return (
    <section className={css.section} aria-labelledby="review-warnings">
      <h2 id="review-warnings">
        {t('review:warnings')} {warnings && warnings.length > 0 && <span>{warnings.length}</span>}
      </h2>
      {!warnings && <Skeleton h={48} mx="md" />}
      {warnings?.length === 0 && <p className={css.quiet}>{t('review:no_warnings')}</p>}
      <ol className={css.warnings}>
        {warnings?.map((warning, at) => (
          <li key={`${warning.kind} ${warning.layer?.id ?? ''} ${warning.values['name'] ?? ''}`}>
            <button
              type="button"
              className={css.warning}
              aria-pressed={chosen === at}
              data-tone={warning.isBlocking ? 'blocking' : 'warning'}
              onClick={() => onChoose(at)}
            >
              <span className={css.number} aria-hidden>
                {at + 1}
              </span>
              <span>
                {warning.isBlocking && <b>{t('review:blocks')} </b>}
                {textOf(warning)}
              </span>
            </button>
            {warning.fix && (
              <Button
                size="compact-sm"
                variant="default"
                className={css.fix}
                leftSection={<IconTool size={14} aria-hidden />}
                onClick={() => onFix(warning.fix!)}
              >
                {warning.kind === 'dpi'
                  ? t('review:fix_dpi', { width: warning.values['sharp'] })
                  : t(`review:fix_${snakeCase(warning.kind as 'seam' | 'overlap' | 'tooWide')}`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
