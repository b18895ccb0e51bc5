import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const grandPrixRules = [
  {
    id: 'AE-5.48',
    section,
    title: 'Workers for the team',
    text: 'At the start of a Grand Prix, before your race car moves, you may put any number of workers from your canteen on your racing team.',
  },
  {
    id: 'AE-5.49',
    section,
    title: 'Places of the team',
    text: 'The racing team fills area by area, the one for the fewest workers first: {companyBoard.racingTeamAreas}. It holds {count.racingTeam|worker|workers} at most.',
  },
  {
    id: 'AE-5.50',
    section,
    title: 'Bonus of the team',
    text: 'Each full area of your racing team adds 1 step. The areas are full from {count.racingTeamFrom} workers on.',
  },
  {
    id: 'AE-5.51',
    section,
    title: 'Steps of a Grand Prix',
    text: 'Your race car moves as many steps as your race engine shows plus the bonus of your racing team, and 1 more with Chevrolet. You must move the full number.',
  },
  {
    id: 'AE-5.52',
    section,
    title: 'Out of the pit lane',
    text: 'From the pit lane the first space is 1. After the last space comes space 1 again.',
  },
  {
    id: 'AE-5.53',
    section,
    title: 'Jumping race cars',
    text: 'A space with another race car is jumped and not counted. Your car stops on the last space counted.',
  },
  {
    id: 'AE-5.54',
    section,
    title: 'Jumping several in a row',
    text: 'Several such spaces in a row are all jumped, and in one move you can jump the same car twice.',
  },
  {
    id: 'AE-5.55',
    section,
    title: 'The pit lane blocks nobody',
    text: 'Race cars in the pit lane stand on no space of the circuit.',
  },
  {
    id: 'AE-5.56',
    section,
    title: 'Completing a lap',
    text: 'You complete a lap each time your car passes from the last space to space 1, also when it jumps either of them: a jumped space is still passed.',
    printed: 'part',
  },
  {
    id: 'AE-5.57',
    section,
    title: 'Leaving the pit lane: no lap',
    text: 'Moving from the pit lane to space 1 completes no lap. The older edition says so; this one only speaks of crossing the line.',
    printed: 'part',
  },
  {
    id: 'AE-5.58',
    section,
    title: 'Several laps at once',
    text: 'One move can complete more than one lap.',
  },
  {
    id: 'AE-5.59',
    section,
    title: 'Team only in a Grand Prix',
    text: 'Workers join the racing team, and its bonus counts, only in a Grand Prix action. Moves from a bonus, Recruit or an instant benefit are no such action.',
  },
  {
    id: 'AE-5.60',
    section,
    title: 'The team stays',
    text: 'Workers on your racing team stay there for the rest of the game; nothing brings them back.',
    printed: 'none',
  },
  {
    id: 'AE-5.61',
    section,
    title: 'No salesperson in the team',
    text: 'The salesperson cannot join the racing team.',
  },
] as const satisfies readonly Rule[]
