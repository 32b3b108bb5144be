import type { Template } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { KitDot } from '../../domainComponents/index.ts'
import css from './LookKits.module.css'

/** Lists the kits of a look. */
export function LookKits({ kits }: Pick<Template, 'kits'>) {
  const { t } = useTranslation(['quick'])
  return (
    <span className={css.kits}>
      {kits.map(({ kit, colours }) => (
        <KitDot key={kit} colours={colours} />
      ))}
      <span className="kw-hidden">{t('quick:kits', { count: kits.length })}</span>
    </span>
  )
}
