import type { Template } from '@kitwright/contract'
import { isTwoPieceKit, KIT_PARTS, type KitPart } from '@kitwright/design'
import { documentOf } from '@kitwright/editor'
import { Button, Pagination, SegmentedControl, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { DesignPicture, KitDot } from '../../../domainComponents/index.ts'
import { useCall, usePreferences, useProblemText } from '../../../session/index.ts'
import { useStudio } from '../../context/index.ts'
import css from './Starts.module.css'
import { useWearTemplate } from './useWearTemplate.ts'

const PAGE_SIZE = 12

interface TileProps {
  readonly template: Template
  /** The part of the kit that is worn, and therefore shown in the picture. */
  readonly part: KitPart
  readonly isChosen: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

function Tile({ template, part, isChosen, isBusy, onChoose }: TileProps) {
  const language = usePreferences(state => state.language)
  const { t } = useTranslation(['starts'])
  const { productType, pictureUrl, kits } = template
  const name = template.name[language]
  return (
    <UnstyledButton className={css.tile} aria-pressed={isChosen} aria-busy={isBusy} onClick={onChoose}>
      <DesignPicture
        type={productType}
        name=""
        pictureUrl={`${pictureUrl}&side=tile&shape=tall&width=400${part === 'set' ? '' : `&part=${part}`}`}
      />
      <span className={css.name}>{name}</span>
      {kits.length > 0 && (
        <span className={css.kits}>
          {kits.map(({ kit, colours }) => (
            <KitDot key={kit} colours={colours} />
          ))}
          <span className="kw-hidden">{t('starts:kits', { count: kits.length })}</span>
        </span>
      )}
    </UnstyledButton>
  )
}

/** The shop's ready-made looks for this garment. One tap applies one. */
export function TemplatesSection() {
  const { t } = useTranslation(['starts', 'common'])
  const problemText = useProblemText()
  const type = useStudio(state => state.garment.productType)
  const [page, setPage] = useState(1)
  const [part, setPart] = useState<KitPart>('set')
  const hasParts = useStudio(state => isTwoPieceKit(documentOf(state)))
  const { wear, busyId, worn } = useWearTemplate()
  const query = { type, page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useCall('GET /api/templates', { query }, { isSticky: true })
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  return (
    <section aria-labelledby="templates-title">
      <h3 id="templates-title" className={css.heading}>
        {t('starts:templates')}
      </h3>
      <Text size="sm" c="dimmed" mb="sm">
        {data?.total === 0 ? t('starts:no_templates') : t('starts:templates_text')}
      </Text>
      {hasParts && (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('starts:wear_part')}
          value={part}
          onChange={value => setPart(KIT_PARTS.find(each => each === value) ?? 'set')}
          data={KIT_PARTS.map(value => ({ value, label: t(`starts:wear_${value}`) }))}
        />
      )}
      {error && (
        <div role="alert">
          <Text size="sm" mb="xs">
            {problemText(error.failure.error)}
          </Text>
          <Button variant="default" h={44} onClick={() => void refetch()}>
            {t('common:try_again')}
          </Button>
        </div>
      )}
      <div className={css.grid}>
        {!data && !error && [1, 2, 3, 4].map(key => <Skeleton key={key} radius={8} style={{ aspectRatio: 0.85 }} />)}
        {data?.items.map(template => (
          <Tile
            key={template.id}
            template={template}
            part={part}
            isChosen={worn?.id === template.id}
            isBusy={busyId === template.id}
            onChoose={() => void wear(template, part)}
          />
        ))}
      </div>
      {pages > 1 && <Pagination mt="sm" size="lg" total={pages} value={page} onChange={setPage} />}
      <span className="kw-hidden" role="status">
        {worn && t('starts:applied', { name: worn.name })}
      </span>
    </section>
  )
}
