import type { Pictures } from '../../../pages/rules/pictures.ts'
import { Achievements } from '../board/achievements.tsx'
import { Gear } from '../board/gear.tsx'
import marketCss from '../board/market.module.css'
import { Market } from '../board/market.tsx'
import { Mat } from '../board/mat.tsx'
import { OrderBook } from '../board/order-book.tsx'
import type { Props } from '../board/props.ts'
import { RecruitDisplay } from '../board/recruitment.tsx'

export const pictures: Pictures = {
  position: { seats: 3, seed: 2, moves: 120 },
  parts: {
    gear: (props) => <Gear {...(props as unknown as Props)} />, // its position is one of this game
    parts: (props) => <Mat {...(props as unknown as Props)} seat={0} inFull />,
    recruit: (props) => <RecruitDisplay {...(props as unknown as Props)} />,
    sale: (props) => (
      <div className={marketCss.tall}>
        <OrderBook {...(props as unknown as Props)} />
        <Market {...(props as unknown as Props)} />
      </div>
    ),
    achievements: (props) => <Achievements {...(props as unknown as Props)} />,
  },
}
