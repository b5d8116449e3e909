import { useEffect, useRef, useState, type RefObject } from 'react';

type Dropped = { ref: RefObject<HTMLDivElement>; isOver: boolean };

/**
 * Accepts files dropped on an element. Ignores files dropped elsewhere: the browser would open them in place of the
 * page, and typed text would be lost.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): Dropped {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && ref.current?.contains(target) === true;
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(event.type === 'dragover' && isInside(event));
      if (event.type === 'drop' && isInside(event)) onFiles([...event.dataTransfer.files]);
    };
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, drag);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, drag);
    };
  }, [onFiles]);
  return { ref, isOver };
}
