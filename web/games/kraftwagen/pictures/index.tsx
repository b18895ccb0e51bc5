import type { Pictures } from '../../../pages/rules/pictures.ts'
import { Awards } from '../board/awards.tsx'
import { Gear } from '../board/gear.tsx'
import { Market } from '../board/market.tsx'
import { Mat } from '../board/mat.tsx'
import type { Props } from '../board/props.ts'
import { Research } from '../board/research.tsx'

export const pictures: Pictures = {
  position: { seats: 3, seed: 4, moves: 105 },
  parts: {
    chain: (props) => <Gear {...(props as unknown as Props)} />, // its position is one of this game
    research: (props) => <Research {...(props as unknown as Props)} />,
    car: (props) => <Mat {...(props as unknown as Props)} seat={0} />,
    sale: (props) => <Market {...(props as unknown as Props)} tall />,
    awards: (props) => <Awards {...(props as unknown as Props)} />,
  },
}
