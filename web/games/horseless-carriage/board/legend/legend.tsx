import { Legend } from '../../../../board/parts/legend.tsx'
import { useMainZone } from '../main-zone.ts'
import { isDrafting, type OwnProps, type Props } from '../props.ts'
import { SignDrawing } from './sign-drawing.tsx'
import { type SignZone, usesIn, zoneSigns } from './uses.ts'

/** The signs of the main zone with their names, while they are new to the player. */
export function NewSigns(props: Props) {
  const zone = useMainZone(props)
  // A lesson names its signs itself.
  if (!isDrafting(props) || props.guide || props.view.stage.name === 'over') return null
  return <ZoneSigns {...props} zone={zone === 'factories' ? 'factory' : zone} />
}

/** The same for one part of the board. */
export function ZoneSigns({ zone, ...props }: OwnProps & { readonly zone: SignZone }) {
  const { match, me, history, t } = props
  return (
    <Legend
      game="horseless-carriage"
      match={`${match} ${zone}`}
      title={t('legend.title')}
      all={t('legend.all')}
      known={t('legend.known')}
      uses={usesIn(zone, history, me)}
      signs={zoneSigns[zone].map((sign) => ({
        id: sign,
        sign: <SignDrawing of={sign} seat={me} />,
        name: t(`legend.${sign}`),
      }))}
    />
  )
}
