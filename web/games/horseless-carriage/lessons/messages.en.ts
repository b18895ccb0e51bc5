/** What the lessons say in English: at most twenty words a step. */
export const en = {
  'horseless-carriage-lesson-1.brake':
    'Your dealership is closed: buyers expect safety. Put the brake on a highlighted spot.',
  'horseless-carriage-lesson-1.brake.hint': 'It connects to side B of the mainline, the piece that makes your cars.',
  'horseless-carriage-lesson-1.dial': 'Now the brake’s spec indicator, right next to it: one point of safety.',
  'horseless-carriage-lesson-1.dial.hint': 'Every station needs one. Its arrow turns towards the brake automatically.',
  'horseless-carriage-lesson-1.submit': 'Open! Your dealership can sell two cars this year. Submit your plan.',
  'horseless-carriage-lesson-1.submit.hint': 'The new floor is already drawn in. What you build stays for good.',
  'horseless-carriage-lesson-1.window':
    'Each dot is a group of buyers; its number says how many. Put your window over the two.',
  'horseless-carriage-lesson-1.window.hint': 'With range 0 and design 1 you reach two columns and four rows.',
  'horseless-carriage-lesson-1.sell': 'Two buyers, two cars, $4 each. Sell to them.',
  'horseless-carriage-lesson-1.sell.hint': 'You sell everything they want at once. The other buyer would pay $4.',
  'horseless-carriage-lesson-1.year': '$8! Ben and Ada sold one car each. From now on every car needs design 1.',
  'horseless-carriage-lesson-1.year.hint': 'Your paint gives design 1. Continue: we’ll play everyone into next year.',
  'horseless-carriage-lesson-1.wall': 'A new year. More research would help: try a department on a highlighted spot.',
  'horseless-carriage-lesson-1.wall.hint': 'Just try it. Nothing counts until you submit.',
  'horseless-carriage-lesson-1.undo':
    'Now no engine fits, and next year everyone needs range. You’re walled in! Press Undo.',
  'horseless-carriage-lesson-1.undo.hint': 'Built pieces never move. Keep room on every side of a mainline.',
  'horseless-carriage-lesson-1.engine':
    'First the engine. On a highlighted spot it connects to side B through the brake’s belt.',
  'horseless-carriage-lesson-1.engine.hint': 'Stations with the same letter share their belt.',
  'horseless-carriage-lesson-1.range': 'Its indicator: range 1. Enough for next year, and new buyers right away.',
  'horseless-carriage-lesson-1.range.hint': 'Any highlighted square next to the engine will do.',
  'horseless-carriage-lesson-1.desk': 'Now the research department, where it doesn’t block a belt.',
  'horseless-carriage-lesson-1.desk.hint': 'It gives you a second research step every year.',
  'horseless-carriage-lesson-1.floor':
    'Your floor grows once a year. Place the expansion now; you can build on it next year.',
  'horseless-carriage-lesson-1.floor.hint': 'It must touch your floor and keep loading bays clear.',
  'horseless-carriage-lesson-1.submit2': 'Submit. Then everyone sells, and this year you’re last.',
  'horseless-carriage-lesson-1.submit2.hint': 'First to build is last to sell. You were first this year.',
  'horseless-carriage-lesson-1.sell2':
    'Ben has no paint, so he’s closed. Ada sold one. Only you can reach the highlighted buyers.',
  'horseless-carriage-lesson-1.sell2.hint': 'Several cars at $4, or one at $6? Hover over or tap a window to see.',
  'horseless-carriage-lesson-1.goal': 'Build the car people want. Most money wins.',
  'horseless-carriage-lesson-1.wall.else': 'An engine would still fit then. Try a highlighted spot.',
  'horseless-carriage-lesson-1.sell2.else': 'Ada can reach those too. Choose the highlighted buyers.',
  'horseless-carriage-lesson-1.end.title': 'You sold where nobody else could',
  'horseless-carriage-lesson-1.end':
    'Three cars for $4 each: $12, your best sale so far. A full game lasts up to seven years.',
  'horseless-carriage-lesson-1.less.title': 'You sold, but missed $12',
  'horseless-carriage-lesson-1.less':
    'Three cars for $4 each earn more than one for $6: count what a window sells in all. A full game lasts up to seven years.',
  'horseless-carriage-lesson-2.research':
    'Research comes first: one department, one step. A third car a year, or learn speed?',
  'horseless-carriage-lesson-2.research.hint': 'Capacity is how many cars each mainline makes per year.',
  'horseless-carriage-lesson-2.focus':
    'Ada knows batteries. The first engineer can use what any one rival knows: take slot 1.',
  'horseless-carriage-lesson-2.focus.hint': 'It costs all your Gantt charts: one. First to build is last to sell.',
  'horseless-carriage-lesson-2.battery':
    'A patent! You never studied reliability, but this year you can build a battery.',
  'horseless-carriage-lesson-2.battery.hint': 'It goes on side C, where your paint is.',
  'horseless-carriage-lesson-2.dial': 'Its indicator: reliability 1. On the left axis you now reach two more rows.',
  'horseless-carriage-lesson-2.dial.hint': 'Each slot on an axis is two niches wide.',
  'horseless-carriage-lesson-2.grow':
    'Ben is studying speed. Give your old engine a speed indicator: stations can be upgraded.',
  'horseless-carriage-lesson-2.grow.hint': 'It needs a free square next to the engine. Keep some free.',
  'horseless-carriage-lesson-2.floor': 'Place this year’s floor expansion. You’ll build on it next year.',
  'horseless-carriage-lesson-2.floor.hint': 'Think about which side is filling up.',
  'horseless-carriage-lesson-2.submit':
    'Submit. The brochure shows your five specs, how many cars you have, and your window.',
  'horseless-carriage-lesson-2.submit.hint': 'Without a marketing department, your window covers two niches.',
  'horseless-carriage-lesson-2.window':
    'Ada and Ben went first. You place your window once a year: put it over two buyers.',
  'horseless-carriage-lesson-2.window.hint':
    'Placed upright, it also covers the buyer above, who wants your battery: a third sale for free.',
  'horseless-carriage-lesson-2.sell': 'Each car earns its segment’s price. Two cars here: $8.',
  'horseless-carriage-lesson-2.sell.hint': 'The four segments run diagonally; the number in each is its price.',
  'horseless-carriage-lesson-2.expect':
    'Range leaves the market and becomes a minimum: every car needs 1. Ada and Ben don’t have it.',
  'horseless-carriage-lesson-2.expect.hint': 'Speed takes its place: its research is furthest beyond the minimum.',
  'horseless-carriage-lesson-2.card': 'Attract buyers you can sell to. Each spark brings one every year.',
  'horseless-carriage-lesson-2.card.hint':
    'Clocks bring the end closer. With speed 1 and reliability 1 you reach this whole quadrant.',
  'horseless-carriage-lesson-2.news': 'The highest segment with buyers pays $6, the next $4. That’s a year.',
  'horseless-carriage-lesson-2.news.hint':
    'The player with the most wealth when the clock runs out wins, in year seven at the latest.',
  'horseless-carriage-lesson-2.goal': 'Build the car people want. Most money wins.',
  'horseless-carriage-lesson-2.focus.else': 'For that slot, two rivals would have to know it; only Ada does.',
  'horseless-carriage-lesson-2.end.title': 'You’ve played a full year',
  'horseless-carriage-lesson-2.end': 'A full game lasts up to seven. Most wealth wins.',
}
