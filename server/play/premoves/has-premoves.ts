/** SQL for a row `o` of premoves: an empty list counts as none, and nobody may see that it was set. */
export const hasPremoves = 'json_array_length(o.list) > 0'
