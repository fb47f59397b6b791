"""An import-linter contract: these packages import the standard library and nothing else."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryContract(Contract):
    type_name = "standard_library"

    source_modules = fields.ListField(subfield=fields.ModuleField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        sources: Any = self.source_modules
        allowed = {*sys.stdlib_module_names, *self.session_options["root_packages"]}
        foreign = [
            f"{importer} -> {imported}"
            for source in sources
            for importer in sorted({source.name} | graph.find_descendants(source.name))
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["foreign"]:
            output.print_error(line)
