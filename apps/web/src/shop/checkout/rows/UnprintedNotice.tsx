import { personalRolesIn, unprintedOf } from '@kitwright/design'
import { editorPathOf, loadGarment } from '@kitwright/garment'
import { Checkbox } from '@mantine/core'
import { IconShirtOff } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { countUnprinted, DesignWarning, useUnprinted } from '../../../domainComponents/index.ts'
import { ButtonLink, useAsync } from '../../../ui/index.ts'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { playerOf } from '../../../cart/index.ts'
import { useSection } from '../form/section.tsx'

/**
 * Warns before ordering about names and numbers that the design has no text for. The customer adds the texts or orders
 * without them.
 */
export function UnprintedNotice() {
  const { design, at, index } = useSection()
  const { t } = useTranslation(['checkout', 'common'])
  const { document, productType, studio } = design
  const { register, formState } = useFormContext<CheckoutForm>()
  const rows = useWatch<CheckoutForm, `designs.${number}.players`>({ name: `${at}.players` })
  // The server has found unprinted names in other designs of the order, which the browser cannot check here.
  const isRefused = useWatch<CheckoutForm, 'isUnprintedRefused'>({ name: 'isUnprintedRefused' })
  // Texts beyond their piece are found as soon as the garment is loaded.
  useAsync(useCallback(async () => loadGarment(document.garment), [document.garment]))
  const roles = personalRolesIn(document)
  const players = rows.map(playerOf).map(({ name, printName, number }) => ({
    unprinted: unprintedOf(roles, { name: printName || name, number }),
  }))
  const said = useUnprinted()(countUnprinted(players))
  // The server names no design: its question stands with the first.
  if (said === null && !(isRefused && index === 0)) return null
  const error = formState.errors.isUnprintedAccepted?.message
  return (
    <DesignWarning icon={<IconShirtOff size={20} aria-hidden />}>
      {said ?? t('checkout:unprinted_decide')}
      <div className={css.buttons}>
        <ButtonLink
          to="/design/$slug"
          params={{ slug: editorPathOf(productType) }}
          search={studio}
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
