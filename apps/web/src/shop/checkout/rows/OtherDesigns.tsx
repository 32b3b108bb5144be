import { sizeLabel } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DesignPicture, useFabricName } from '../../../domainComponents/index.ts'
import { Card } from '../../../ui/index.ts'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm, OtherDesign } from '../form/checkoutStorage.ts'
import { RowInput } from './RowFields.tsx'
import { parseQty } from '../../parseQty.ts'

interface Props {
  readonly design: OtherDesign
  readonly index: number
  readonly onRemove: () => void
}

function Design({ design: { name, pictureUrl, lines }, index, onRemove }: Props) {
  const { t } = useTranslation(['checkout', 'common', 'club'])
  const fabricName = useFabricName()
  const { register, formState } = useFormContext<CheckoutForm>()
  const { productType, fabric, kit } = lines[0]!
  return (
    <section className={css.other} aria-label={name}>
      <div className={css.design}>
        <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
        <div>
          <h3>{name}</h3>
          <p>{[t(`common:type_${productType}`), fabricName(fabric), ...(kit ? [t(`club:${kit}`)] : [])].join(' · ')}</p>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onRemove}
            aria-label={t('checkout:remove_design_named', { name })}
          >
            {t('checkout:remove_design')}
          </Button>
        </div>
      </div>
      <ul className={css.otherLines}>
        {lines.map(({ playerName, printName, number, size, sleeve }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an earlier order: none comes or goes
          <li key={at}>
            <span>
              {[
                [printName || playerName || t('checkout:no_name'), number].filter(part => part !== null).join(' '),
                sizeLabel(size),
                t(`common:sleeve_${sleeve}`),
              ].join(' · ')}
            </span>
            <RowInput
              label={t('common:quantity')}
              inputMode="numeric"
              maxLength={5}
              error={formState.errors.others?.[index]?.qtys?.[at]?.value?.message}
              {...register(`others.${index}.qtys.${at}.value`, {
                validate: value => parseQty(value) !== null || t('common:quantity_invalid'),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other designs of a repeated order, as ordered, with editable quantities. */
export function OtherDesigns() {
  const { t } = useTranslation(['checkout'])
  const { control } = useFormContext<CheckoutForm>()
  const { fields, remove } = useFieldArray({ control, name: 'others', keyName: 'key' })
  if (fields.length === 0) return null
  return (
    <Card title={t('checkout:others_title')} text={t('checkout:others_text')}>
      {fields.map((design, index) => (
        <Design key={design.key} design={design} index={index} onRemove={() => remove(index)} />
      ))}
    </Card>
  )
}
