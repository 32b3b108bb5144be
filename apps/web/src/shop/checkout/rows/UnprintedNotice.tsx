import { personalRolesIn, unprintedOf } from '@kitwright/design'
import { editorPathOf, loadGarment } from '@kitwright/garment'
import { Checkbox } from '@mantine/core'
import { IconShirtOff } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countUnprinted, DesignWarning, useUnprinted } from '../../../domainComponents/index.ts'
import { ButtonLink, useAsync } from '../../../ui/index.ts'
import css from '../CheckoutScreen.module.css'
import type { OrderedDesign } from '../form/checkoutSource.ts'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { playerOf } from '../form/checkoutRows.ts'

/**
 * Warns before ordering about names and numbers that the design has no text for. The customer adds the texts or orders
 * without them.
 */
export function UnprintedNotice({ design }: { design: OrderedDesign }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { id, document, productType } = design
  const { register, formState } = useFormContext<CheckoutForm>()
  const rows = useWatch<CheckoutForm, 'players'>({ name: 'players' })
  // The server has found unprinted names in other designs of the order, which the browser cannot check here.
  const isRefused = useWatch<CheckoutForm, 'isUnprintedRefused'>({ name: 'isUnprintedRefused' })
  // Texts beyond their piece are found as soon as the garment is loaded.
  useAsync(useCallback(async () => loadGarment(document.garment), [document.garment]))
  const roles = personalRolesIn(document)
  const players = rows.map(playerOf).map(({ name, printName, number }) => ({
    unprinted: unprintedOf(roles, { name: printName || name, number }),
  }))
  const said = useUnprinted()(countUnprinted(players))
  if (said === null && !isRefused) return null
  const error = formState.errors.isUnprintedAccepted?.message
  return (
    <DesignWarning icon={<IconShirtOff size={20} aria-hidden />}>
      {said ?? t('checkout:unprinted_decide')}
      <div className={css.buttons}>
        <ButtonLink
          to="/design/$slug"
          params={{ slug: editorPathOf(productType) }}
          search={{ draft: id }}
          variant="default"
          size="sm"
        >
          {t('checkout:unprinted_add')}
        </ButtonLink>
        <Checkbox
          label={t('checkout:unprinted_without')}
          error={error}
          {...register('isUnprintedAccepted', { validate: value => value || t('checkout:unprinted_decide') })}
        />
      </div>
    </DesignWarning>
  )
}
