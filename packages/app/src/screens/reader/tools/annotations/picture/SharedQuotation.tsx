import { messages } from '@shuye/core-domain/error';
import { useServices } from '../../../../../services/ServicesContext.tsx';
import { LazyChunk } from '../../../LazyChunk.tsx';
import type { Quotation } from './quoteLayout.ts';

/** Nobody needs a painter before the first press. */
const loadPicture = () => import('./QuotePicture.tsx');

interface SharedQuotationProps {
  quotation: Quotation;
  onClose: () => void;
}

/** A highlight on its way to others. */
export function SharedQuotation(props: SharedQuotationProps) {
  const { toaster } = useServices();
  return (
    <LazyChunk
      load={loadPicture}
      props={props}
      onFailure={() => {
        toaster.show(messages.networkFailure);
        props.onClose();
      }}
    />
  );
}
