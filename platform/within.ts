/** What work gives, or what `late` gives once it has taken too long; the work itself goes on unheard. */
export async function within<T, L>(
  work: Promise<T>,
  { ms, late }: { ms: number; late: () => L },
): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<L>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error as Error);
      }
    }, ms);
  });
  // Whatever comes of it later, nobody is left to hear of a failure.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
